import type { TextMark } from '@admin/content-model';

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

/** Returns the marks of text in an element: inherited ones, those of its tag, then those of its style. */
export function marksOf(
  { tagName }: Element,
  style: InlineStyle,
  around: ReadonlySet<TextMark>,
): ReadonlySet<TextMark> {
  const marks = new Map<TextMark, boolean>();
  const own = tagMarks[tagName];
  if (own !== undefined) marks.set(own, true);
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
