/** The password of every account of the demo data. Everybody knows it, so a real installation refuses it. */
export const DEMO_PASSWORD = 'Pflege-Demo-2026';
