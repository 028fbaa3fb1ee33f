import type { Information } from '@admin/contract';
import {
  type HttpClient,
  optional,
  ApiError,
  errorText,
  httpRef,
  type MessageValue,
  notifyRef,
  projectRef,
  useService,
} from '@admin/shell';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { projectEndpoints, ProjectSettings } from '../../endpoints/project.ts';
import { feedbackMessages } from '../messages.ts';
import { settingsTags } from '../tags.ts';
import { logoForm, logoNames, type LogoChanges, type LogoName } from './logo-changes.ts';
import { overviewMessages } from './messages.ts';

/** The client of the calls about how the project looks. */
function projectCalls(http: HttpClient) {
  return http.for<typeof projectEndpoints>();
}

/** What runs on the server. */
export function informationQuery(http: HttpClient) {
  return queryOptions({
    queryKey: ['Information'],
    queryFn: async ({ signal }): Promise<Information> =>
      (await http.call('GET /admin/information', { signal })).data,
  });
}

/** The logos in use; null from a server that has none but the built-in ones. */
export function projectSettingsQuery(http: HttpClient) {
  return queryOptions({
    queryKey: [settingsTags.projectSettings],
    queryFn: ({ signal }): Promise<ProjectSettings | null> =>
      optional(projectCalls(http).call('GET /admin/project-settings', { signal })),
  });
}

/** Stores changes of logos; the panel shows them at once, also where it got its own from the first page. */
export function useSaveLogos(onSaved: () => void) {
  const http = useService(httpRef);
  const notify = useService(notifyRef);
  const queries = useQueryClient();
  const { changeInit } = useService(projectRef).actions;
  return useMutation({
    mutationFn: (changes: LogoChanges): Promise<ProjectSettings> =>
      projectCalls(http).call('POST /admin/project-settings', { body: logoForm(changes) }),
    onSuccess: (settings) => {
      queries.setQueryData(projectSettingsQuery(http).queryKey, settings);
      const { menuLogo, authLogo } = settings;
      changeInit({ menuLogo: menuLogo?.url ?? null, authLogo: authLogo?.url ?? null });
      onSaved();
      notify({ tone: 'success', title: feedbackMessages.saved });
    },
    onError: (error) => notify({ tone: 'warning', title: warningAbout(error) }),
  });
}

/** What a failed save is told as: what is wrong with a logo, as it is said beside it, else as any other failure. */
function warningAbout(error: unknown): MessageValue {
  const fieldError = logoNames.map((name) => logoError(error, name)).find(Boolean);
  return fieldError ?? errorText(error);
}

/** What it means when the server refuses this about a file: it names the measure, in no words for people. */
const refusals: Readonly<Record<string, MessageValue>> = {
  type: overviewMessages.wrongType,
  size: overviewMessages.tooLarge,
  width: overviewMessages.tooManyPixels,
  height: overviewMessages.tooManyPixels,
};

/** Why the server did not take one logo; undefined when it has nothing against it. */
export function logoError(error: unknown, name: LogoName): MessageValue | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const problem = error.fieldProblems.find(({ path }) => path[0] === name);
  return problem && (refusals[problem.path[1] ?? ''] ?? problem.message);
}
