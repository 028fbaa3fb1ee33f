import { Avatar } from '@admin/ui';
import type { ReviewUser } from '../contract.ts';
import { userName } from './user-name.ts';
import styles from './UserTag.module.css';

/** A user: initials and name. */
export function UserTag({ user }: { readonly user: ReviewUser }) {
  const name = userName(user);
  return (
    <span className={styles['user']}>
      <Avatar label="" name={name} size="small" />
      <bdi className={styles['name']}>{name}</bdi>
    </span>
  );
}
