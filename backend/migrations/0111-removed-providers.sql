-- A removed provider has no owner, who could still change it.
update company set owner_id = null where status = 'REMOVED';
