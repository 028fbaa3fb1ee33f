/** What the library is called in the menu and on its page. */
export const libraryTitle = { id: 'media-library.title', defaultMessage: 'Media library' } as const;
