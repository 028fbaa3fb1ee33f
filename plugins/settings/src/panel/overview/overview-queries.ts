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

/** Returns the client of the project endpoints. */
function projectCalls(http: HttpClient) {
  return http.for<typeof projectEndpoints>();
}

/** Loads facts about the server. */
export function informationQuery(http: HttpClient) {
  return queryOptions({
    queryKey: ['Information'],
    queryFn: async ({ signal }): Promise<Information> =>
      (await http.call('GET /admin/information', { signal })).data,
  });
}

/** Loads the logos in use; null from a server that supports only the built-in ones. */
export function projectSettingsQuery(http: HttpClient) {
  return queryOptions({
    queryKey: [settingsTags.projectSettings],
    queryFn: ({ signal }): Promise<ProjectSettings | null> =>
      optional(projectCalls(http).call('GET /admin/project-settings', { signal })),
  });
}

/** Saves logos, and updates those that the panel shows. */
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

/** Returns the notice for a failed save: the error of a logo, or the general error text. */
function warningAbout(error: unknown): MessageValue {
  const fieldError = logoNames.map((name) => logoError(error, name)).find(Boolean);
  return fieldError ?? errorText(error);
}

/** Messages for the properties that a validation error of the server names. */
const logoErrors: Readonly<Record<string, MessageValue>> = {
  type: overviewMessages.wrongType,
  size: overviewMessages.tooLarge,
  width: overviewMessages.tooManyPixels,
  height: overviewMessages.tooManyPixels,
};

/** Returns the validation error of one logo, if any. */
export function logoError(error: unknown, name: LogoName): MessageValue | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const problem = error.fieldProblems.find(({ path }) => path[0] === name);
  return problem && (logoErrors[problem.path[1] ?? ''] ?? problem.message);
}
