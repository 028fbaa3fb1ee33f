import { useCustomFieldCheck } from '@admin/shell/host';
import { useMemo } from 'react';
import type { OpenEntry } from '../../entry-form/open-entry.ts';
import { customFieldJudge } from './custom-field-judge.ts';
import type { CustomFieldJudge } from './custom-field-values.ts';

/** Asks custom fields about their values; what they read of the entry is what its user may see. */
export function useCustomFieldJudge({ read }: OpenEntry): CustomFieldJudge {
  const check = useCustomFieldCheck();
  return useMemo(() => customFieldJudge(check, read), [check, read]);
}
