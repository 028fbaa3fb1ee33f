import type { Random } from './random.ts';

const things = [
  'arcade', 'archive', 'attic', 'balcony', 'bandstand', 'barn', 'bathhouse', 'belfry', 'boathouse', 'bridge',
  'cellar', 'chapel', 'chimney', 'cistern', 'cloister', 'colonnade', 'courtyard', 'dovecote', 'fountain', 'gallery',
  'gatehouse', 'granary', 'greenhouse', 'harbour wall', 'kiln', 'kitchen', 'lantern', 'library', 'lighthouse', 'loft',
  'market hall', 'mill', 'observatory', 'orangery', 'orchard', 'pavilion', 'pergola', 'pier', 'porch', 'quarry',
  'reading room', 'roof garden', 'schoolyard', 'smithy', 'staircase', 'terrace', 'theatre', 'vault', 'wash house', 'well',
] as const; // prettier-ignore
const qualities = [
  'borrowed', 'brick', 'buried', 'copper', 'crooked', 'double', 'empty', 'floating', 'folded', 'forgotten',
  'green', 'half-built', 'hidden', 'hollow', 'last', 'leaning', 'limewashed', 'little', 'long', 'mended',
  'mirrored', 'mossy', 'narrow', 'northern', 'octagonal', 'open', 'painted', 'patient', 'quiet', 'second',
  'shaded', 'slow', 'stubborn', 'sunken', 'thatched', 'tidal', 'tilted', 'upper', 'walled', 'winter',
] as const; // prettier-ignore
const deeds = [
  'Cleaning', 'Drawing', 'Dismantling', 'Finding', 'Guarding', 'Heating', 'Inheriting', 'Keeping', 'Lighting', 'Listening to',
  'Losing', 'Measuring', 'Mending', 'Moving', 'Opening', 'Painting', 'Planting', 'Reading', 'Roofing', 'Waiting in',
] as const; // prettier-ignore
const company = [
  'a carpenter', 'a choir', 'a flood', 'a glazier', 'a hundred swallows', 'a long winter', 'a retired ferryman',
  'a thousand tiles', 'an engineer', 'four brothers', 'its neighbours', 'no budget', 'one good lamp', 'six ladders',
  'the afternoon sun', 'the last thatcher', 'the night shift', 'three gardeners', 'two goats', 'the wind',
] as const; // prettier-ignore
const beginnings = ['Al', 'Bren', 'Cor', 'Dun', 'El', 'Fen', 'Gar', 'Hol', 'Il', 'Kes', 'Lor', 'Mar', 'Nor', 'Os', 'Pel', 'Ral', 'Sel', 'Tor', 'Ul', 'Ver'] as const; // prettier-ignore
const middles = ['a', 'an', 'e', 'en', 'i', 'in', 'o', 'or', 'u', 'un'] as const;
const endings = ['bach', 'borg', 'bridge', 'dale', 'den', 'field', 'ham', 'holm', 'lund', 'mere', 'moor', 'mouth', 'ness', 'ra', 'stead', 'ta', 'ton', 'vik', 'wick', 'zano'] as const; // prettier-ignore

/** A headline and its subject. */
export interface Headline {
  readonly title: string;
  readonly thing: (typeof things)[number];
  /** An invented town, one of some four thousand. */
  readonly town: string;
}

/** Composes one of several million headlines of 20 to 80 characters, with varied first letters. */
export function composeTitle(random: Random): Headline {
  const thing = random.pick(things);
  const quality = random.pick(qualities);
  const town = `${random.pick(beginnings)}${random.pick(middles)}${random.pick(endings)}`;
  const other = random.pick(company);
  const patterns = [
    `The ${quality} ${thing} of ${town}`,
    `${random.pick(deeds)} the ${thing} at ${town}`,
    `${town} and its ${quality} ${thing}`,
    `${capital(withArticle(quality))} ${thing} with ${other}`,
    `What the ${thing} of ${town} owes to ${other}`,
    `${capital(quality)} days at the ${thing} in ${town}`,
  ];
  return { title: random.pick(patterns), thing, town };
}

function withArticle(word: string): string {
  return `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
