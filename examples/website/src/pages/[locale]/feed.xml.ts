import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { pathOf } from '../../addresses.ts';
import { listArticles } from '../../content/articles.ts';
import { localeOf, text } from '../../locales.ts';
import { absolute } from '../../settings.ts';

/** The RSS feed of a language: its latest articles. */
export const GET: APIRoute = async ({ params }) => {
  const locale = localeOf(params['locale'])?.code;
  if (locale === undefined) return new Response(null, { status: 404 });
  const { entries } = await listArticles(locale, { size: 30 });
  return rss({
    title: text(locale, 'title'),
    description: text(locale, 'tagline'),
    site: absolute(`/${locale}`),
    trailingSlash: false,
    customData: `<language>${locale}</language>`,
    items: entries.map(({ title, slug, summary, issueDate }) => ({
      title,
      link: absolute(pathOf(locale, 'articles', slug)),
      ...(summary !== null && { description: summary }),
      ...(issueDate !== null && { pubDate: new Date(issueDate) }),
    })),
  });
};
