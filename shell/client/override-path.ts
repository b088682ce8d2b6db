/** The shell's address that sets and deletes overrides; the server has it from @care/federation/store. */
export const OVERRIDE_PATH = '/platform-override';
