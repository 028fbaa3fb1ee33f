import { jsonMistakeAt, jsonMistakeMessage } from '@admin/editors';
import type { ValidationIssue } from '@admin/content-model/validation';
import type { FilledMessage } from '@admin/shell';
import { errorMessages } from './error-messages.ts';

type Broken = Pick<ValidationIssue, 'rule' | 'params'>;

function isPlain(entry: [string, unknown]): entry is [string, string | number] {
  return typeof entry[1] === 'string' || typeof entry[1] === 'number';
}

/** What to say about a broken rule; for JSON also where in the text it goes wrong. */
export async function errorMessageOf({ rule, params }: Broken, value: unknown): Promise<FilledMessage> {
  const position = rule === 'json' && typeof value === 'string' ? await jsonMistakeAt(value) : null;
  if (position) return { ...jsonMistakeMessage, values: { ...position } };
  const values = Object.fromEntries(Object.entries(params).filter(isPlain));
  const missing = rule === 'minItems' ? { number: Number(params['min']) - Number(params['count']) } : {};
  return { ...errorMessages[rule], values: { ...values, ...missing } };
}
