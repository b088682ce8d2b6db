const robots = /bot\b|crawler|spider|slurp/i;

/** Whether a `User-Agent` is that of a program that reads pages for a search engine. */
export const isRobot = (userAgent: string): boolean => robots.test(userAgent);
