/** The password of all demo accounts. It is public, so a real installation refuses it. */
export const DEMO_PASSWORD = 'Pflege-Demo-2026';
