import availableLocales from 'cldr-core/availableLocales.json' with { type: 'json' };
import defaultContent from 'cldr-core/defaultContent.json' with { type: 'json' };

/** A locale that content can have, with its English name. */
export interface IsoLocale {
  readonly code: string;
  readonly name: string;
}

/** The maximum length of a locale's name, in characters. */
const maxNameLength = 50;

const display = { type: 'language', languageDisplay: 'standard', fallback: 'none' } as const;

/** Returns `sr-RS` for `sr-Cyrl-RS`, whose script is the usual one of Serbia; undefined for `sr-Latn-RS`. */
function withoutScript(code: string): string | undefined {
  const { language, region, script } = new Intl.Locale(code);
  if (script === undefined || region === undefined) return undefined;
  const short = `${language}-${region}`;
  return new Intl.Locale(short).maximize().script === script ? short : undefined;
}

/** Returns the longest form of a locale's name within the maximum length; undefined without one. */
function englishNames(): (code: string) => string | undefined {
  const names = new Intl.DisplayNames('en', display);
  const shortNames = new Intl.DisplayNames('en', { ...display, style: 'short' });
  return (code) => {
    const name = names.of(code);
    if (name === undefined) return undefined;
    const candidates = [`${name} (${code})`, `${shortNames.of(code) ?? name} (${code})`, name];
    return candidates.find((text) => text.length <= maxNameLength);
  };
}

function listLocales(): readonly IsoLocale[] {
  const listed = [...availableLocales.availableLocales.full, ...defaultContent.defaultContent];
  const codes = new Set([...listed, ...listed.flatMap((code) => withoutScript(code) ?? [])]);
  const nameOf = englishNames();
  const collator = new Intl.Collator('en');
  return [...codes]
    .flatMap((code) => {
      const name = nameOf(code);
      return name === undefined ? [] : [{ code, name }];
    })
    .toSorted((a, b) => collator.compare(a.name, b.name));
}

let known: readonly IsoLocale[] | null = null;

/** Returns every locale with data of the Unicode consortium and an English name, sorted by name. */
export function isoLocales(): readonly IsoLocale[] {
  known ??= listLocales();
  return known;
}
