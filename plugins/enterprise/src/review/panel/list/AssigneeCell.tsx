import type { ListCellProps } from '@admin/plugin-content-manager/points';
import { NoValue } from '@admin/shell';
import type { ReviewUser } from '../../contract.ts';
import { UserTag } from '../UserTag.tsx';

function isUser(value: unknown): value is ReviewUser {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number';
}

/** The assignee of an entry in a list. */
export default function AssigneeCell({ value }: ListCellProps) {
  return isUser(value) ? <UserTag user={value} /> : <NoValue />;
}
