import { type BackgroundProps, httpRef, notifyRef, useService } from '@admin/shell';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { overviewMessages } from './messages.ts';
import { newReleaseQuery, useDismissRelease } from './new-release-query.ts';

/** Notifies the user of a new release until they dismiss the notification. Renders nothing. */
export function ReleaseNotice({ showReleases }: BackgroundProps) {
  const notify = useService(notifyRef);
  const dismiss = useDismissRelease();
  const { data: release } = useQuery({ ...newReleaseQuery(useService(httpRef)), enabled: showReleases });
  useEffect(() => {
    if (!release || release.isDismissed) return undefined;
    const { version, notesUrl } = release;
    return notify({
      tone: 'info',
      title: { ...overviewMessages.newVersion, values: { version } },
      timeout: Infinity,
      onDismiss: () => dismiss(release),
      ...(notesUrl !== null && {
        action: {
          label: overviewMessages.details,
          // In another tab, because the page may have unsaved changes.
          onSelect: () => void window.open(notesUrl, '_blank', 'noopener,noreferrer'),
        },
      }),
    });
  }, [release, notify, dismiss]);
  return null;
}
