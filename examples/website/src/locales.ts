/** The languages of the website. The first one is the default locale of the content. */
export const locales = [
  { code: 'en', name: 'English', direction: 'ltr' },
  { code: 'de', name: 'Deutsch', direction: 'ltr' },
  { code: 'ar', name: 'العربية', direction: 'rtl' },
] as const;

export type Locale = (typeof locales)[number];
export type LocaleCode = Locale['code'];

/** Returns a language of the website by its code; undefined for any other text. */
export function localeOf(code: string | undefined): Locale | undefined {
  return locales.find((one) => one.code === code);
}

const english = {
  title: 'Atrium',
  tagline: 'A slow magazine on buildings, gardens, light and craft',
  skip: 'Skip to content',
  languages: 'Languages',
  articles: 'All articles',
  latest: 'Latest articles',
  feed: 'RSS feed',
  by: 'By {name}',
  minutes: '{minutes} min read',
  fieldNotes: 'Field notes',
  gallery: 'Gallery',
  links: 'Links',
  furtherReading: 'Further reading',
  tags: 'Tags',
  byAuthor: 'Articles by {name}',
  visit: 'Visit',
  host: 'Your host: {name}',
  stepFree: 'Step-free entrance',
  steps: 'Entrance with steps',
  weekdays: 'Weekdays',
  weekend: 'Weekend',
  'every-day': 'Every day',
  'by-appointment': 'By appointment',
  pages: 'Pages',
  newer: 'Newer',
  older: 'Older',
  pageOf: 'Page {page} of {count}',
  notFound: 'Page not found',
  notFoundHint: 'The page has been moved or removed, or the address contains a typing error.',
  home: 'Go to the home page',
  previewNotice: 'Preview: this page shows unpublished content.',
} as const;

/** The texts of the website, by their names. */
export type MessageName = keyof typeof english;

const messages: Readonly<Record<LocaleCode, Readonly<Record<MessageName, string>>>> = {
  en: english,
  de: {
    title: 'Atrium',
    tagline: 'Ein langsames Magazin über Häuser, Gärten, Licht und Handwerk',
    skip: 'Zum Inhalt springen',
    languages: 'Sprachen',
    articles: 'Alle Artikel',
    latest: 'Neueste Artikel',
    feed: 'RSS-Feed',
    by: 'Von {name}',
    minutes: '{minutes} Min. Lesezeit',
    fieldNotes: 'Notizen vor Ort',
    gallery: 'Galerie',
    links: 'Links',
    furtherReading: 'Weiterlesen',
    tags: 'Schlagwörter',
    byAuthor: 'Artikel von {name}',
    visit: 'Besuch',
    host: 'Ihr Gastgeber: {name}',
    stepFree: 'Stufenloser Eingang',
    steps: 'Eingang mit Stufen',
    weekdays: 'Werktags',
    weekend: 'Am Wochenende',
    'every-day': 'Täglich',
    'by-appointment': 'Nach Vereinbarung',
    pages: 'Seiten',
    newer: 'Neuere',
    older: 'Ältere',
    pageOf: 'Seite {page} von {count}',
    notFound: 'Seite nicht gefunden',
    notFoundHint: 'Die Seite wurde verschoben oder entfernt, oder die Adresse enthält einen Tippfehler.',
    home: 'Zur Startseite',
    previewNotice: 'Vorschau: Diese Seite zeigt unveröffentlichte Inhalte.',
  },
  ar: {
    title: 'أتريوم',
    tagline: 'مجلة متأنية عن المباني والحدائق والضوء والحرف',
    skip: 'انتقل إلى المحتوى',
    languages: 'اللغات',
    articles: 'كل المقالات',
    latest: 'أحدث المقالات',
    feed: 'خلاصة RSS',
    by: 'بقلم {name}',
    minutes: 'مدة القراءة: {minutes} د',
    fieldNotes: 'ملاحظات ميدانية',
    gallery: 'معرض الصور',
    links: 'روابط',
    furtherReading: 'قراءات أخرى',
    tags: 'الوسوم',
    byAuthor: 'مقالات {name}',
    visit: 'الزيارة',
    host: 'المضيف: {name}',
    stepFree: 'مدخل بلا درجات',
    steps: 'مدخل بدرجات',
    weekdays: 'أيام العمل',
    weekend: 'عطلة نهاية الأسبوع',
    'every-day': 'كل يوم',
    'by-appointment': 'بموعد مسبق',
    pages: 'الصفحات',
    newer: 'الأحدث',
    older: 'الأقدم',
    pageOf: 'صفحة {page} من {count}',
    notFound: 'الصفحة غير موجودة',
    notFoundHint: 'نُقلت الصفحة أو حُذفت، أو في العنوان خطأ مطبعي.',
    home: 'إلى الصفحة الرئيسية',
    previewNotice: 'معاينة: تعرض هذه الصفحة محتوى غير منشور.',
  },
};

/** Returns a text in a language, with values in place of the names in braces. */
export function text(
  locale: LocaleCode,
  name: MessageName,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return messages[locale][name].replaceAll(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? ''));
}

/** Returns a stored date, such as `2026-01-31`, in the words of a language. */
export function formatDate(locale: LocaleCode, date: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}
