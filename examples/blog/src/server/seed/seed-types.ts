import type { SavedConfiguration } from '@admin/content-model';

/** The state of an entry after it is created. */
export type SeedStatus = 'draft' | 'published';

/** The name of a picture, as in `pictures.json`. */
export type PictureName = string;

/** The slug of an entry; its content type follows from the attribute. */
export type SeedKey = string;

/** A file for the media library. */
export interface SeedPicture {
  readonly name: PictureName;
  /** Absolute path of the file. */
  readonly file: string;
  /** In pixels, like `height`. */
  readonly width: number;
  readonly height: number;
  readonly alternativeText: string;
  readonly caption: string;
}

/** The properties of every entry in addition to the attributes of its content type. */
export interface SeedRecord {
  readonly status: SeedStatus;
}

export interface SeedLink {
  readonly label: string;
  readonly url: string;
  readonly opensNewTab?: boolean;
  readonly icon?: { readonly symbol: string; readonly label?: string };
  readonly article?: SeedKey;
}

export interface SeedSeo {
  readonly metaTitle: string;
  readonly metaDescription?: string;
  readonly noIndex?: boolean;
  readonly shareImage?: PictureName;
  readonly socials?: readonly { readonly network: string; readonly message: string }[];
}

/** An item of a dynamic zone: the uid of its component and the component's attributes. */
export interface SeedSection {
  readonly __component: string;
  readonly [attribute: string]: unknown;
}

/** A reference with its content type, for polymorphic relations. */
export interface SeedMention {
  readonly __type: string;
  readonly key: SeedKey;
}

export interface SeedAuthor extends SeedRecord {
  readonly name: string;
  readonly slug: SeedKey;
  readonly email: string;
  readonly desk: string;
  readonly bio: string;
  readonly joinedOn: string;
  readonly portrait: PictureName;
  readonly links?: readonly SeedLink[];
}

export interface SeedCategory extends SeedRecord {
  readonly name: string;
  readonly slug: SeedKey;
  readonly description: string;
  readonly accent: string;
  readonly position: number;
  readonly picture?: PictureName;
  readonly parent?: SeedKey;
}

/** Tags have no drafts. */
export interface SeedTag {
  readonly name: string;
  readonly slug: SeedKey;
  readonly color: string;
  readonly note?: string;
}

export interface SeedArticle extends SeedRecord {
  readonly title: string;
  readonly slug: SeedKey;
  readonly format: string;
  readonly code?: string;
  readonly summary?: string;
  /** Markdown. */
  readonly body?: string;
  /** The nodes of a blocks attribute. */
  readonly fieldNotes?: readonly Readonly<Record<string, unknown>>[];
  readonly author?: SeedKey;
  readonly contributors?: readonly SeedKey[];
  readonly factChecker?: SeedKey;
  readonly portraitOf?: SeedKey;
  readonly category?: SeedKey;
  readonly tags?: readonly SeedKey[];
  readonly followUpOf?: SeedKey;
  readonly furtherReading?: readonly SeedKey[];
  readonly mentions?: readonly SeedMention[];
  readonly cover?: PictureName;
  readonly gallery?: readonly PictureName[];
  /** `2024-05-17` */
  readonly issueDate?: string;
  /** `2024-06-02T10:00:00.000Z` */
  readonly visitAt?: string;
  /** `09:30:00.000` */
  readonly opensAt?: string;
  readonly readingMinutes?: number;
  readonly readerRating?: number;
  readonly printPrice?: number;
  /** A whole number as text, since it may be larger than a number can hold exactly. */
  readonly pageViews?: string;
  readonly featured?: boolean;
  readonly factChecked?: boolean;
  readonly editorEmail?: string;
  readonly previewPassword?: string;
  readonly editorNote?: string;
  readonly buildingFacts?: Readonly<Record<string, unknown>>;
  readonly seo?: SeedSeo;
  readonly links?: readonly SeedLink[];
  readonly sections?: readonly SeedSection[];
  /** The same article in other locales. */
  readonly translations?: readonly SeedTranslation[];
}

/** The translated values of an article. Relations refer to articles in the same locale. */
export interface SeedTranslation
  extends
    SeedRecord,
    Pick<
      SeedArticle,
      | 'title'
      | 'slug'
      | 'summary'
      | 'body'
      | 'fieldNotes'
      | 'seo'
      | 'links'
      | 'sections'
      | 'followUpOf'
      | 'furtherReading'
    > {
  readonly locale: string;
}

export interface SeedHomepage extends SeedRecord {
  readonly heading: string;
  readonly intro: string;
  readonly leadArticle: SeedKey;
  readonly featuredArticles: readonly SeedKey[];
  readonly guestEditor: SeedKey;
  readonly seo: SeedSeo;
  readonly sections: readonly SeedSection[];
}

/** Everything in the seed folder. Each list is in an order in which an entry only refers to earlier ones. */
export interface Seed {
  readonly pictures: readonly SeedPicture[];
  readonly categories: readonly SeedCategory[];
  readonly tags: readonly SeedTag[];
  readonly authors: readonly SeedAuthor[];
  readonly articles: readonly SeedArticle[];
  readonly homepage: SeedHomepage;
  /** The layout of the edit view of articles. */
  readonly articleView: SavedConfiguration;
}
