// Games that share their drawing and their words: one folder for the family in boards/ and in texts/.
const families: Record<string, string> = { classic: 'trail', second: 'trail' };

export const familyOf = (game: string): string => families[game] ?? game;
