import type { Headline } from './compose-title.ts';
import { createRandom } from './random.ts';
import type { Seed, SeedArticle, SeedTranslation } from './seed-types.ts';

/** The German names of the objects in headlines, with their article. */
const germanThings: Readonly<Record<Headline['thing'], string>> = {
  arcade: 'die Arkade', archive: 'das Archiv', attic: 'der Dachboden', balcony: 'der Balkon',
  bandstand: 'der Musikpavillon', barn: 'die Scheune', bathhouse: 'das Badehaus', belfry: 'der Glockenturm',
  boathouse: 'das Bootshaus', bridge: 'die Brücke', cellar: 'der Keller', chapel: 'die Kapelle',
  chimney: 'der Schornstein', cistern: 'die Zisterne', cloister: 'der Kreuzgang', colonnade: 'der Säulengang',
  courtyard: 'der Hof', dovecote: 'der Taubenschlag', fountain: 'der Brunnen', gallery: 'die Galerie',
  gatehouse: 'das Torhaus', granary: 'der Kornspeicher', greenhouse: 'das Gewächshaus', 'harbour wall': 'die Hafenmauer',
  kiln: 'der Brennofen', kitchen: 'die Küche', lantern: 'die Laterne', library: 'die Bibliothek',
  lighthouse: 'der Leuchtturm', loft: 'der Speicher', 'market hall': 'die Markthalle', mill: 'die Mühle',
  observatory: 'die Sternwarte', orangery: 'die Orangerie', orchard: 'der Obstgarten', pavilion: 'der Pavillon',
  pergola: 'die Pergola', pier: 'die Seebrücke', porch: 'die Vorhalle', quarry: 'der Steinbruch',
  'reading room': 'der Lesesaal', 'roof garden': 'der Dachgarten', schoolyard: 'der Schulhof', smithy: 'die Schmiede',
  staircase: 'die Treppe', terrace: 'die Terrasse', theatre: 'das Theater', vault: 'das Gewölbe',
  'wash house': 'das Waschhaus', well: 'der Ziehbrunnen',
}; // prettier-ignore

/** Composes the translations of a generated article. */
export type Translator = (headline: Headline, article: SeedArticle) => readonly SeedTranslation[];

/**
 * Returns a translator into German, which reuses the German texts of a seed and draws from a separate random stream.
 * It translates nothing where the seed has no German texts.
 */
export function germanComposer({ articles }: Pick<Seed, 'articles'>, seedNumber: number): Translator {
  const written = articles
    .flatMap(({ translations = [] }) => translations)
    .filter(({ locale, status }) => locale === 'de' && status === 'published');
  const paragraphs = written
    .flatMap(({ body = '' }) => body.split(/\n{2,}/))
    .filter(({ length }) => length > 60);
  const summaries = written.flatMap(({ summary = [] }) => summary);
  if (paragraphs.length < 3 || summaries.length === 0) return () => [];
  const random = createRandom(seedNumber);
  return ({ thing, town }, { status, slug, seo }) => {
    const named = germanThings[thing];
    const title = random.pick([
      `${capital(named)} von ${town}`,
      `Zu Besuch in ${town}: ${named}`,
      `${town} und ${named}`,
    ]);
    const [first = '', second = '', third = ''] = random.sample(paragraphs, 3);
    const opening = `Wer nach ${town} kommt, dem wird zuerst gezeigt, worauf hier alle stolz sind: ${named}.`;
    return [
      {
        locale: 'de',
        status,
        title,
        slug: `${slug}-de`,
        summary: random.pick(summaries),
        body: [opening, first, `## ${title}`, second, third].join('\n\n'),
        seo: { ...seo, metaTitle: title, metaDescription: opening },
        sections: [],
      },
    ];
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
