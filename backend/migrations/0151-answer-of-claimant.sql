-- What the claimant has answered to the latest question of the desk, in words.
alter table ownership_claim add column answer text;
