/** A list written as one line: entries separated by " | ". */
export const list = (line: string): readonly string[] => line.split('|').map((entry) => entry.trim());
