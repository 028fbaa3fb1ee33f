/** Id of the page of the plugins among those of the settings. Apart from the calls, which come with the page. */
export const pluginsEntry = 'settings.plugins';
