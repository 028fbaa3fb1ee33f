import type { FilterAsker } from '@admin/content-model';
import { sessionRef, useStore } from '@admin/shell';
import { firstDayOfWeek } from '@admin/ui/first-day-of-week';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/** Whoever asks for lists, from who they are and the language that they read. */
export function listAsker({
  userId,
  locale,
}: {
  readonly userId: number | null;
  readonly locale: string;
}): FilterAsker {
  return { userId, weekStart: firstDayOfWeek(locale) };
}

/** Whoever sits in front of the panel, as the filters of lists ask for them; the same until that changes. */
export function useListAsker(): FilterAsker {
  const { locale } = useIntl();
  const userId = useStore(sessionRef, ({ user }) => user?.id ?? null);
  return useMemo(() => listAsker({ userId, locale }), [userId, locale]);
}
