/** Fills `:name` parameters in; values are escaped but colons stay, as content type uids have them. */
export function pathOf(template: string, params: Readonly<Record<string, string | number>> = {}): string {
  return template.replace(/:([a-zA-Z_]\w*)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`The path ${template} needs the parameter "${name}".`);
    return encodeURIComponent(String(value)).replaceAll('%3A', ':');
  });
}
