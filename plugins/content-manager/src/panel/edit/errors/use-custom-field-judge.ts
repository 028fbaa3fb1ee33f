import { useCustomFieldCheck } from '@admin/shell';
import { useCallback } from 'react';
import type { OpenEntry } from '../../entry-form/open-entry.ts';
import type { CustomFieldJudge } from './custom-field-values.ts';

const noOptions = {};

/** Asks custom fields about their values; what they read of the entry is what its user may see. */
export function useCustomFieldJudge({ read }: OpenEntry): CustomFieldJudge {
  const check = useCustomFieldCheck();
  return useCallback(
    ({ uid, value, path, attribute }) =>
      check(uid, value, { options: attribute.options ?? noOptions, name: path, read }),
    [check, read],
  );
}
