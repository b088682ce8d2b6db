/** What only the server can find out about a registration; same wording as the shared catalogue's `fields`. */
export const accountTexts = {
  usernameTaken: 'Dieser Benutzername ist bereits vergeben.',
  passwordWeak: 'Dieses Passwort ist zu leicht zu erraten.',
};
