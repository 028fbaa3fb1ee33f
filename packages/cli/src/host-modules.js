/**
 * The modules of the panel that built plugins import instead of containing them, because each may exist only once: contexts
 * of React, registries and styles. Null shares every export; a list limits what is shared, since an export that nothing
 * else uses would enlarge the first script of every panel.
 *
 * @type {Readonly<Record<string, readonly string[] | null>>}
 */
export const panelModules = {
  react: null,
  'react/jsx-runtime': null,
  'react-dom': null,
  'react-intl': ['FormattedMessage', 'FormattedNumber', 'defineMessages', 'useIntl'],
  'react-router-dom': [
    'Link',
    'Navigate',
    'Outlet',
    'Route',
    'Routes',
    'createPath',
    'matchPath',
    'useHref',
    'useLocation',
    'useNavigate',
    'useParams',
    'useSearchParams',
  ],
  'react-final-form': ['Field', 'useField', 'useForm', 'useFormState'],
  '@tanstack/react-query': [
    'keepPreviousData',
    'queryOptions',
    'useInfiniteQuery',
    'useIsFetching',
    'useMutation',
    'useQueries',
    'useQuery',
    'useQueryClient',
  ],
  '@admin/shell': null,
  '@admin/shell/host': null,
  '@admin/ui': null,
  '@admin/plugin-content-manager/addresses': null,
  '@admin/plugin-content-manager/arranging': null,
  '@admin/plugin-content-manager/bulk-progress': null,
  '@admin/plugin-content-manager/entry-cache': null,
  '@admin/plugin-content-manager/entry-form': null,
  '@admin/plugin-content-manager/entry-uses': null,
  '@admin/plugin-content-manager/points': null,
  '@admin/plugin-settings/points': null,
};

/**
 * The modules of the server that built plugins import instead of containing them.
 *
 * @type {Readonly<Record<string, readonly string[] | null>>}
 */
export const serverModules = { '@admin/server': null, kysely: null, typebox: null };
