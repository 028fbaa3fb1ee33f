import type { TextMark } from '@admin/content-model';
import type { BlockMark } from '../../contract/block-marks.ts';

/** The declarations of a `style` attribute by property, in lower case. */
export type InlineStyle = ReadonlyMap<string, string>;

const none: InlineStyle = new Map();

/** Longer attributes are not text formatting. */
const maxStyleLength = 4000;

/** Parses a `style` attribute. The browser's parser would drop the properties of word processors. */
export function inlineStyle(element: Element): InlineStyle {
  const text = element.getAttribute('style');
  if (text === null || text.length > maxStyleLength) return none;
  const style = new Map<string, string>();
  for (const declaration of text.toLowerCase().split(';')) {
    const colon = declaration.indexOf(':');
    if (colon > 0) style.set(declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim());
  }
  return style;
}

const tagMarks: Readonly<Record<string, TextMark>> = {
  B: 'bold',
  STRONG: 'bold',
  I: 'italic',
  EM: 'italic',
  CITE: 'italic',
  DFN: 'italic',
  VAR: 'italic',
  U: 'underline',
  INS: 'underline',
  S: 'strikethrough',
  STRIKE: 'strikethrough',
  DEL: 'strikethrough',
  CODE: 'code',
  KBD: 'code',
  SAMP: 'code',
  TT: 'code',
};

/** The part of a mark that pasting needs. */
export type PastedMark = Pick<BlockMark, 'mark' | 'fromHtml'>;

/** Returns the keys of the plugins' marks that an element has. */
export type ReadMarks = (element: Element) => readonly string[];

/** Returns a reader of plugins' marks that ignores those that throw. */
export function readMarksBy(marks: Iterable<PastedMark>): ReadMarks {
  const pasted = [...marks].filter(({ fromHtml }) => fromHtml !== undefined);
  return (element) => pasted.filter((mark) => hasSafely(mark, element)).map(({ mark }) => mark);
}

function hasSafely({ fromHtml }: PastedMark, element: Element): boolean {
  try {
    return fromHtml?.(element) === true;
  } catch {
    return false;
  }
}

/**
 * Returns the marks of text in an element: inherited ones, those of plugins or else of its tag, then those of its style.
 */
export function marksOf(
  element: Element,
  style: InlineStyle,
  around: ReadonlySet<string>,
  readMarks: ReadMarks,
): ReadonlySet<string> {
  const marks = new Map<string, boolean>();
  const own = tagMarks[element.tagName];
  const ofPlugins = readMarks(element);
  for (const mark of ofPlugins) marks.set(mark, true);
  if (own !== undefined && ofPlugins.length === 0) marks.set(own, true);
  const weight = style.get('font-weight');
  if (weight !== undefined) marks.set('bold', /^(bold|bolder|[6-9]00)$/.test(weight));
  const slope = style.get('font-style');
  if (slope !== undefined) marks.set('italic', /^(italic|oblique)/.test(slope));
  const line = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`;
  if (line.includes('underline')) marks.set('underline', true);
  if (line.includes('line-through')) marks.set('strikethrough', true);
  if (marks.size === 0) return around;
  const changed = new Set(around);
  for (const [mark, isOn] of marks) {
    if (isOn) changed.add(mark);
    else changed.delete(mark);
  }
  return changed;
}
