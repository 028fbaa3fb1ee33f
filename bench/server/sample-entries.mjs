const collection = '/content-manager/collection-types';

export const articles = `${collection}/api::article.article`;

/** The measured list: one page of ten by title, with its count. */
export const firstPage = `${articles}?page=1&pageSize=10&sort=title:ASC`;

/** The number of oldest and of newest articles that are searched for the heaviest one. */
const candidates = 100;

const creators = new Set(['createdBy', 'updatedBy', 'localizations']);

/** Counts the component instances and the links to entries and files in the response for an entry. */
function weigh(value) {
  if (Array.isArray(value)) return value.map(weigh).reduce(add, none);
  if (typeof value !== 'object' || value === null) return none;
  if ('mime' in value) return { links: 1, components: 0 };
  if (typeof value.count === 'number' && Object.keys(value).length === 1) {
    return { links: value.count, components: 0 };
  }
  const own = typeof value.id === 'number' ? { links: 0, components: 1 } : none;
  return Object.entries(value)
    .filter(([name]) => !creators.has(name))
    .map(([, part]) => weigh(part))
    .reduce(add, own);
}

const none = { links: 0, components: 0 };
const add = (one, other) => ({
  links: one.links + other.links,
  components: one.components + other.components,
});

/**
 * Returns the article with the most links and components among the oldest (written by hand, the richest) and the newest.
 *
 * @returns {Promise<{ path: string, links: number, components: number, bytes: number }>}
 */
export async function findHeaviest(api) {
  const pages = await Promise.all(
    ['ASC', 'DESC'].map((order) =>
      api.call('GET', `${articles}?page=1&pageSize=${candidates}&sort=id:${order}`),
    ),
  );
  const ids = new Set(pages.flatMap(({ results }) => results.map(({ id }) => id)));
  let heaviest;
  for (const id of ids) {
    const path = `${articles}/${id}`;
    const entry = await api.call('GET', path);
    const { links, components } = weigh(Object.values(entry).map((value) => value));
    const weight = links + components;
    if (!heaviest || weight > heaviest.weight) {
      heaviest = { weight, found: { path, links, components, bytes: JSON.stringify(entry).length } };
    }
  }
  return heaviest.found;
}

/** The number of the last composed article, beyond those of the seed. Titles and codes are unique in a database. */
let number = 90_000_000;

/**
 * Composes articles to create: five components, two of them in a dynamic zone, and links to six entries.
 *
 * @returns {Promise<() => Record<string, unknown>>} each call returns another article
 */
export async function articleComposer(api) {
  const idsOf = async (uid, count) => {
    const { results } = await api.call('GET', `${collection}/${uid}?page=1&pageSize=${count}&sort=id:ASC`);
    return results.map(({ id }) => ({ id }));
  };
  const authors = await idsOf('api::author.author', 2);
  const [category] = await idsOf('api::category.category', 1);
  const tags = await idsOf('api::tag.tag', 3);
  return () => {
    number += 1;
    return {
      title: `A measured article, number ${number}`,
      slug: `a-measured-article-number-${number}`,
      code: `ATR-${number}`,
      format: 'report',
      summary: 'Written by the bench, to see how long storing an article takes.',
      body: 'A paragraph of ordinary length, as an editor would have typed it. '.repeat(20),
      author: { connect: [authors[0]], disconnect: [] },
      contributors: { connect: [authors[1]], disconnect: [] },
      category: { connect: [category], disconnect: [] },
      tags: { connect: tags, disconnect: [] },
      seo: { metaTitle: `Article ${number}`, metaDescription: 'How it appears in search results.' },
      links: [
        { label: 'External', url: 'https://example.com/elsewhere' },
        { label: 'Internal', url: '/here' },
      ],
      sections: [
        { __component: 'blocks.text', heading: 'A passage', body: 'With its own text.' },
        { __component: 'blocks.quote', text: 'A sentence worth quoting.', attribution: 'Unknown' },
      ],
    };
  };
}
