import type { ApiRequest } from './request-values.ts';

/** Returns the name of the parameter that an address contains: `filters` of `filters[title][$eq]`. */
export function parameterName(key: string): string {
  return key.replace(/\[.*$/, '');
}

function contains([name, value]: ApiRequest['parameters'][number], named: string): boolean {
  const steps = name.split(/[[\]]+/).filter((step) => step !== '');
  return [...steps.slice(1), ...value.split(/[,.:]/)].some((part) => part.trim() === named);
}

/**
 * Returns the parameter of a request that an error message is about: the one that it names, or the one with the name in its
 * value. Null if the message names neither.
 */
export function refusedParameter(
  { parameters }: Pick<ApiRequest, 'parameters'>,
  message: string,
): string | null {
  const sent = [...new Set(parameters.map(([name]) => parameterName(name)))];
  const [, invalid] = /^Invalid parameter ([^\s]+)$/.exec(message) ?? [];
  if (invalid !== undefined) {
    if (sent.includes(parameterName(invalid))) return parameterName(invalid);
    const holder = parameters.find((parameter) => contains(parameter, invalid));
    return holder === undefined ? null : parameterName(holder[0]);
  }
  const words = new Set(message.split(/[^\w$]+/));
  return sent.find((name) => words.has(name)) ?? null;
}
