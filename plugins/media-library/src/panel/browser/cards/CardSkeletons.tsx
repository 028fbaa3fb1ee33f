import { Skeleton, VisuallyHidden } from '@admin/ui';
import { FormattedMessage } from 'react-intl';
import styles from './Cards.module.css';
import { browserMessages as say } from '../messages.ts';

/** The places of the cards while they are on their way. */
export function CardSkeletons({ count }: { readonly count: number }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden asChild>
        <output>
          <FormattedMessage {...say.loading} />
        </output>
      </VisuallyHidden>
      <ul aria-hidden="true" className={styles['cards']}>
        {Array.from({ length: count }, (_, index) => (
          <li className={styles['card']} key={index}>
            <div className={styles['frame']} />
            <div className={styles['words']}>
              <div className={styles['texts']}>
                <Skeleton />
                <Skeleton />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
