import availableLocales from 'cldr-core/availableLocales.json' with { type: 'json' };
import defaultContent from 'cldr-core/defaultContent.json' with { type: 'json' };

/** A language that content can be written in, by its code and what it is called in English. */
export interface IsoLocale {
  readonly code: string;
  readonly name: string;
}

/** Characters that the name of a locale may have. */
const longestName = 50;

const display = { type: 'language', languageDisplay: 'standard', fallback: 'none' } as const;

/** `sr-RS` for `sr-Cyrl-RS`, which is what Serbian in Serbia is written in; undefined for `sr-Latn-RS`. */
function withoutScript(code: string): string | undefined {
  const { language, region, script } = new Intl.Locale(code);
  if (script === undefined || region === undefined) return undefined;
  const short = `${language}-${region}`;
  return new Intl.Locale(short).maximize().script === script ? short : undefined;
}

/** Gives the longest name of a locale that is short enough to be stored; undefined where there is none. */
function englishNames(): (code: string) => string | undefined {
  const names = new Intl.DisplayNames('en', display);
  const shortNames = new Intl.DisplayNames('en', { ...display, style: 'short' });
  return (code) => {
    const name = names.of(code);
    if (name === undefined) return undefined;
    const candidates = [`${name} (${code})`, `${shortNames.of(code) ?? name} (${code})`, name];
    return candidates.find((text) => text.length <= longestName);
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

/** Every locale that the Unicode consortium has data for and English has a name for, by its name. */
export function isoLocales(): readonly IsoLocale[] {
  known ??= listLocales();
  return known;
}
