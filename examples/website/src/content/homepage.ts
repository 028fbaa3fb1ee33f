import { ContentApiError } from '@admin/client';
import { readerOf } from './client.ts';
import { recordSections } from './articles.ts';
import { recordRead } from './page-reads.ts';

const card = { fields: ['title', 'slug', 'summary', 'issueDate', 'readingMinutes'] } as const;
const person = { fields: ['name', 'slug'] } as const;

async function read() {
  const { client } = readerOf(undefined);
  return client.single('homepage').find({
    fields: ['heading', 'intro'],
    populate: {
      leadArticle: { ...card, populate: { cover: true, author: person } },
      seo: { fields: ['metaTitle', 'metaDescription'] },
      sections: {
        on: {
          'blocks.hero': {
            populate: { picture: true, actions: { fields: ['label', 'url', 'opensNewTab'] } },
          },
          'blocks.text': true,
          'blocks.quote': { populate: { speaker: person } },
          'blocks.gallery': { populate: { pictures: true } },
        },
      },
    },
  });
}

/** Returns the content of the home page, which exists in English only; undefined while it is not published. */
export async function findHomepage(): Promise<Awaited<ReturnType<typeof read>> | undefined> {
  recordRead('api::homepage.homepage', null);
  try {
    const homepage = await read();
    recordSections(homepage.sections);
    if (homepage.leadArticle) recordRead('api::article.article', homepage.leadArticle.id);
    return homepage;
  } catch (error) {
    if (error instanceof ContentApiError && error.status === 404) return undefined;
    throw error;
  }
}
