import type { ProjectSettings } from '@admin/contract';
import { ApiError, useHttp, useNotify, useShell } from '@admin/shell';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { feedbackMessages } from '../feedback/messages.ts';
import { problemText } from '../feedback/problem-text.ts';
import { logoForm, type LogoChanges } from './logo-changes.ts';
import { projectSettingsQuery } from './overview-queries.ts';

/** Stores changes of logos; the panel shows them at once, also where it got its own from the first page. */
export function useSaveLogos(onSaved: () => void) {
  const http = useHttp();
  const notify = useNotify();
  const queries = useQueryClient();
  const { project } = useShell();
  return useMutation({
    mutationFn: (changes: LogoChanges): Promise<ProjectSettings> =>
      http.call('POST /admin/project-settings', { body: logoForm(changes) }),
    onSuccess: (settings) => {
      queries.setQueryData(projectSettingsQuery(http).queryKey, settings);
      const { menuLogo, authLogo } = settings;
      project.setState(({ init }) => ({
        init: init && { ...init, menuLogo: menuLogo?.url ?? null, authLogo: authLogo?.url ?? null },
      }));
      onSaved();
      notify({ tone: 'success', title: feedbackMessages.saved });
    },
    onError: (error) => notify({ tone: 'warning', title: problemText(error) }),
  });
}

/** What the server said about one logo, in sentences. */
export function logoComplaint(error: unknown, name: string): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const own = error.fieldProblems.filter(({ path }) => path[0] === name).map(({ message }) => message);
  return own.length > 0 ? own.join(' ') : undefined;
}
