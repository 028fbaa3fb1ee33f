const pluginParameter = /^plugins\[[^\]]+\]\[([^\]]+)\]$/;

/**
 * What plugins put into the address, as the HTTP API wants it: `plugins[i18n][locale]=fr` becomes
 * `{ locale: 'fr' }`. Everything else in the query belongs to the panel and is left out.
 */
export function pluginParameters(query: URLSearchParams): Readonly<Record<string, string>> {
  const parameters: Record<string, string> = {};
  for (const [key, value] of query) {
    const name = pluginParameter.exec(key)?.[1];
    if (name !== undefined && value !== '') parameters[name] = value;
  }
  return parameters;
}
