import type { pluginSettingsEndpoints, SettingValues } from '@admin/contract';
import { type HttpClient, optional } from '@admin/shell';
import { queryOptions } from '@tanstack/react-query';

/** The first element of the query keys, another than that of the library, whose code this page does without. */
const settingsKey = ['media-library-settings'] as const;

/** The upload settings, in the order of the form. */
export const settingNames = ['sizeOptimization', 'responsiveDimensions', 'autoOrientation'] as const;

export type LibrarySettings = Readonly<Record<(typeof settingNames)[number], boolean>>;

const params = { plugin: 'upload' } as const;

const calls = (http: HttpClient) => http.for<typeof pluginSettingsEndpoints>();

/** Returns the known settings of a response, which may contain others. */
function settingsIn(values: SettingValues): LibrarySettings {
  const isOn = (name: keyof LibrarySettings) => values[name] === true;
  return {
    sizeOptimization: isOn('sizeOptimization'),
    responsiveDimensions: isOn('responsiveDimensions'),
    autoOrientation: isOn('autoOrientation'),
  };
}

/** Loads the upload settings; null on a server without a media library. */
export function librarySettingsQuery(http: HttpClient) {
  return queryOptions({
    queryKey: [...settingsKey, 'values'],
    queryFn: async ({ signal }): Promise<LibrarySettings | null> => {
      const response = await optional(calls(http).call('GET /:plugin/settings', { params, signal }));
      return response && settingsIn(response.data);
    },
    // The form on the plugins page writes the same settings: each visit starts with the stored ones.
    gcTime: 0,
  });
}

/** Saves all settings, since some servers of this API reset missing ones. */
export async function saveLibrarySettings(
  http: HttpClient,
  settings: LibrarySettings,
): Promise<LibrarySettings> {
  const { data } = await calls(http).call('PUT /:plugin/settings', { params, body: { ...settings } });
  return settingsIn(data);
}

/**
 * Returns whether the server has a separate permission for changing settings. On other servers of this API, which do not
 * describe their plugins, users who may read the settings may also change them.
 */
export function separateUpdateQuery(http: HttpClient) {
  return queryOptions({
    queryKey: [...settingsKey, 'separate-update'],
    queryFn: async ({ signal }): Promise<boolean> =>
      (await optional(http.call('GET /admin/server-plugins', { signal }))) !== null,
    staleTime: Infinity,
  });
}
