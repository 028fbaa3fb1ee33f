import {
  ownValue,
  creatorName,
  labelInWords,
  type Attribute,
  type Creator,
  type Entry,
  type ViewConfiguration,
} from '@admin/content-model';

/** Returns the text of a value in a table, as in the list without its visual parts. */
export function cellText(
  name: string,
  value: unknown,
  attribute: Attribute | undefined,
  mainField?: string,
): string {
  if (value === null || value === undefined) return '';
  if (name === 'createdBy' || name === 'updatedBy') return creatorName(value as Creator) ?? '';
  if (typeof value === 'string') return value;
  if (typeof value !== 'object') return JSON.stringify(value);
  if (attribute?.type === 'media') return mediaText(value);
  if (attribute?.type === 'relation') return relatedText(value as Entry, mainField);
  if (attribute?.type === 'component' && !Array.isArray(value)) return relatedText(value as Entry, mainField);
  if (attribute?.type === 'component' || attribute?.type === 'dynamiczone') return countText(value);
  return JSON.stringify(value);
}

/** The columns of an export, with their headers. */
export interface ExportColumn {
  readonly name: string;
  readonly label: string;
  readonly text: (entry: Entry) => string;
}

/** Returns columns by name with the labels of the view's configuration; an unknown field is labelled by its name. */
export function exportColumns(
  names: readonly string[],
  attributes: Readonly<Record<string, Attribute>>,
  { metadatas }: ViewConfiguration,
): readonly ExportColumn[] {
  return names.map((name) => {
    const { label, mainField } = ownValue(metadatas, name)?.list ?? {};
    const attribute = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
    return {
      name,
      label: inert(labelInWords(name, label)),
      text: (entry) => inert(cellText(name, ownValue(entry, name), attribute, mainField)),
    };
  });
}

/** Starts of a text that a spreadsheet runs as a formula, after white space and in full width too. */
const formula = /^[\s\u200b]*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** Marks text that a spreadsheet would run as a formula as text; numbers stay numbers. */
export function inert(text: string): string {
  return formula.test(text) && !/^[+-]?\d+(?:\.\d+)?$/.test(text) ? `'${text}` : text;
}

function mediaText(value: object): string {
  const files: readonly unknown[] = Array.isArray(value) ? value : [value];
  return files.map((file) => (file as { readonly name?: string }).name ?? '').join(', ');
}

/** Returns one entry by its main field, several by their number only. */
function relatedText(value: Entry | { readonly count: number }, mainField = 'id'): string {
  if (Array.isArray(value) || !('id' in value)) return countText(value);
  const named = ownValue(value, mainField);
  return typeof named === 'string' || typeof named === 'number' ? String(named) : String(value.id);
}

function countText(value: object): string {
  if (Array.isArray(value)) return String(value.length);
  return 'count' in value ? String(value.count) : JSON.stringify(value);
}
