/* eslint-disable */
// Written by `atrium types` from the content types. Do not edit.
import type {
  BlockNode,
  Json,
  ManyComponents,
  ManyFiles,
  OneComponent,
  OneFile,
  ToMany,
  ToOne,
  Zone,
} from '@admin/client';

/** A piece in the magazine */
export interface Article {
  readonly fields: {
    readonly id: number;
    readonly createdAt: string;
    readonly updatedAt: string;
    /** Null for a draft. */
    readonly publishedAt: string | null;
    readonly locale: string;
    /** 3 to 120 characters. */
    readonly title: string;
    readonly slug: string;
    /** Unique. */
    readonly code: string | null;
    readonly format: 'report' | 'essay' | 'interview' | 'guide' | 'notebook';
    /** 20 to 300 characters. */
    readonly summary: string | null;
    /** Markdown. */
    readonly body: string | null;
    readonly fieldNotes: readonly BlockNode[] | null;
    /** A date, such as 2026-01-31. */
    readonly issueDate: string | null;
    /** A date and time in UTC. */
    readonly visitAt: string | null;
    /** A time, such as 09:15:00.000. */
    readonly opensAt: string | null;
    /** 1 to 60. */
    readonly readingMinutes: number | null;
    /** 0 to 5. */
    readonly readerRating: number | null;
    /** 0 to 500. */
    readonly printPrice: number | null;
    /** An integer of any size, as text. */
    readonly pageViews: string | null;
    readonly featured: boolean | null;
    readonly factChecked: boolean | null;
    readonly editorEmail: string | null;
    readonly buildingFacts: Json;
  };
  readonly parts: {
    readonly author: ToOne<Author>;
    readonly contributors: ToMany<Author>;
    readonly factChecker: ToOne<Author>;
    readonly portraitOf: ToOne<Author>;
    readonly category: ToOne<Category>;
    readonly tags: ToMany<Tag>;
    readonly followUpOf: ToOne<Article>;
    readonly followUps: ToMany<Article>;
    readonly furtherReading: ToMany<Article>;
    readonly cover: OneFile;
    readonly gallery: ManyFiles;
    readonly seo: OneComponent<SharedSeo>;
    readonly links: ManyComponents<SharedLink>;
    readonly sections: Zone<{
      readonly 'blocks.hero': BlocksHero;
      readonly 'blocks.text': BlocksText;
      readonly 'blocks.quote': BlocksQuote;
      readonly 'blocks.gallery': BlocksGallery;
      readonly 'place.visit': PlaceVisit;
    }>;
    /** The other locales of the entry. */
    readonly localizations: ToMany<Article>;
  };
  readonly writeOnly: {
    readonly previewPassword: string;
    readonly editorNote: string;
  };
  readonly projections: {
    readonly page: {
      readonly fields: readonly ['title', 'slug', 'summary', 'body', 'issueDate'];
      readonly populate: {
        readonly author: {
          readonly fields: readonly ['name'];
          readonly populate: {
            readonly portrait: {
              readonly fields: readonly ['url', 'alternativeText'];
            };
          };
        };
        readonly cover: true;
        readonly tags: {
          readonly fields: readonly ['name', 'slug'];
        };
        readonly sections: {
          readonly on: {
            readonly 'blocks.hero': {
              readonly populate: {
                readonly picture: true;
                readonly actions: true;
              };
            };
            readonly 'blocks.text': true;
            readonly 'blocks.quote': {
              readonly populate: {
                readonly speaker: true;
              };
            };
            readonly 'blocks.gallery': {
              readonly populate: {
                readonly pictures: true;
                readonly topics: true;
              };
            };
            readonly 'place.visit': {
              readonly populate: {
                readonly hours: true;
                readonly host: true;
              };
            };
          };
        };
      };
    };
  };
}

/** Somebody who writes, draws or edits for the magazine */
export interface Author {
  readonly fields: {
    readonly id: number;
    readonly createdAt: string;
    readonly updatedAt: string;
    /** Null for a draft. */
    readonly publishedAt: string | null;
    /** 2 to 80 characters. */
    readonly name: string;
    readonly slug: string;
    /** Unique. */
    readonly email: string | null;
    readonly desk: 'buildings' | 'gardens' | 'light' | 'craft' | 'editing' | null;
    /** At most 600 characters. */
    readonly bio: string | null;
    /** A date, such as 2026-01-31. */
    readonly joinedOn: string | null;
  };
  readonly parts: {
    readonly portrait: OneFile;
    readonly links: ManyComponents<SharedLink>;
    readonly articles: ToMany<Article>;
    readonly profile: ToOne<Article>;
  };
  readonly writeOnly: {};
}

/** A shelf of the magazine */
export interface Category {
  readonly fields: {
    readonly id: number;
    readonly createdAt: string;
    readonly updatedAt: string;
    /** Null for a draft. */
    readonly publishedAt: string | null;
    /** At most 60 characters. Unique. */
    readonly name: string;
    readonly slug: string;
    /** At most 300 characters. */
    readonly description: string | null;
    readonly accent: string | null;
    /** 0 to 99. */
    readonly position: number | null;
  };
  readonly parts: {
    readonly picture: OneFile;
    readonly parent: ToOne<Category>;
    readonly children: ToMany<Category>;
    readonly articles: ToMany<Article>;
  };
  readonly writeOnly: {};
}

/** The front page of the magazine */
export interface Homepage {
  readonly fields: {
    readonly id: number;
    readonly createdAt: string;
    readonly updatedAt: string;
    /** Null for a draft. */
    readonly publishedAt: string | null;
    /** At most 100 characters. */
    readonly heading: string;
    /** Markdown. */
    readonly intro: string | null;
  };
  readonly parts: {
    readonly leadArticle: ToOne<Article>;
    readonly featuredArticles: ToMany<Article>;
    readonly guestEditor: ToOne<Author>;
    readonly seo: OneComponent<SharedSeo>;
    readonly sections: Zone<{
      readonly 'blocks.hero': BlocksHero;
      readonly 'blocks.text': BlocksText;
      readonly 'blocks.quote': BlocksQuote;
      readonly 'blocks.gallery': BlocksGallery;
    }>;
  };
  readonly writeOnly: {};
}

/** A word that readers can follow */
export interface Tag {
  readonly fields: {
    readonly id: number;
    readonly createdAt: string;
    readonly updatedAt: string;
    /** 2 to 40 characters. Unique. */
    readonly name: string;
    readonly slug: string;
    readonly color: string | null;
    /** At most 200 characters. */
    readonly note: string | null;
  };
  readonly parts: {
    readonly articles: ToMany<Article>;
  };
  readonly writeOnly: {};
}

/** Pictures side by side */
export interface BlocksGallery {
  readonly fields: {
    readonly id: number;
    /** At most 160 characters. */
    readonly caption: string | null;
    readonly layout: 'grid' | 'carousel' | 'stack';
  };
  readonly parts: {
    readonly pictures: ManyFiles;
    readonly topics: ToMany<Category>;
  };
  readonly writeOnly: {};
}

/** A full-width opening with a picture and up to two actions */
export interface BlocksHero {
  readonly fields: {
    readonly id: number;
    /** At most 40 characters. */
    readonly kicker: string | null;
    /** 3 to 100 characters. */
    readonly heading: string;
    readonly tone: 'paper' | 'dusk' | 'garden' | null;
  };
  readonly parts: {
    readonly picture: OneFile;
    readonly actions: ManyComponents<SharedLink>;
  };
  readonly writeOnly: {};
}

/** A sentence worth standing alone */
export interface BlocksQuote {
  readonly fields: {
    readonly id: number;
    /** 10 to 400 characters. */
    readonly text: string;
    /** At most 80 characters. */
    readonly attribution: string | null;
  };
  readonly parts: {
    readonly speaker: ToOne<Author>;
  };
  readonly writeOnly: {};
}

/** A passage with its own heading */
export interface BlocksText {
  readonly fields: {
    readonly id: number;
    /** At most 100 characters. */
    readonly heading: string | null;
    /** Markdown. */
    readonly body: string;
  };
  readonly parts: {};
  readonly writeOnly: {};
}

/** One stretch of the week */
export interface PlaceOpeningHours {
  readonly fields: {
    readonly id: number;
    readonly days: 'weekdays' | 'weekend' | 'every-day' | 'by-appointment';
    /** A time, such as 09:15:00.000. */
    readonly from: string | null;
    /** A time, such as 09:15:00.000. */
    readonly until: string | null;
  };
  readonly parts: {};
  readonly writeOnly: {};
}

/** Where a place is and when its door is open */
export interface PlaceVisit {
  readonly fields: {
    readonly id: number;
    /** At most 80 characters. */
    readonly name: string;
    /** At most 200 characters. */
    readonly address: string | null;
    /** 0 to 100. */
    readonly entrance: number | null;
    readonly stepFree: boolean | null;
  };
  readonly parts: {
    readonly hours: ManyComponents<PlaceOpeningHours>;
    readonly host: ToOne<Author>;
  };
  readonly writeOnly: {};
}

/** A small sign in front of a link */
export interface SharedIcon {
  readonly fields: {
    readonly id: number;
    readonly symbol: 'arrow' | 'map' | 'calendar' | 'book' | 'headphones' | 'leaf';
    /** At most 40 characters. */
    readonly label: string | null;
  };
  readonly parts: {};
  readonly writeOnly: {};
}

/** A link to a page of the magazine or elsewhere */
export interface SharedLink {
  readonly fields: {
    readonly id: number;
    /** 2 to 60 characters. */
    readonly label: string;
    /** At most 300 characters. */
    readonly url: string;
    readonly opensNewTab: boolean | null;
  };
  readonly parts: {
    readonly icon: OneComponent<SharedIcon>;
    readonly article: ToOne<Article>;
  };
  readonly writeOnly: {};
}

/** How the page appears in search results and when shared */
export interface SharedSeo {
  readonly fields: {
    readonly id: number;
    /** 3 to 60 characters. */
    readonly metaTitle: string;
    /** At most 160 characters. */
    readonly metaDescription: string | null;
    readonly noIndex: boolean | null;
  };
  readonly parts: {
    readonly shareImage: OneFile;
    readonly socials: ManyComponents<SharedSocial>;
  };
  readonly writeOnly: {};
}

/** What is posted on one network when the page goes live */
export interface SharedSocial {
  readonly fields: {
    readonly id: number;
    readonly network: 'mastodon' | 'bluesky' | 'newsletter';
    /** At most 280 characters. */
    readonly message: string;
    /** A date and time in UTC. */
    readonly postAt: string | null;
  };
  readonly parts: {};
  readonly writeOnly: {};
}

/** The content types of the application, by the name in their paths. */
export interface ContentSchema {
  readonly collections: {
    readonly articles: Article;
    readonly authors: Author;
    readonly categories: Category;
    readonly tags: Tag;
  };
  readonly singles: {
    readonly homepage: Homepage;
  };
}
