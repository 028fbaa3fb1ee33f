import { Grid12, Skeleton, VisuallyHidden } from '@admin/ui';
import { FormattedMessage } from 'react-intl';
import { editMessages } from '../messages.ts';
import styles from './EditSkeleton.module.css';

const spans = [6, 6, 12, 6, 6, 12] as const;

/** The edit view while its entry loads: its layout without content. */
export function EditSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden asChild>
        <output>
          <FormattedMessage {...editMessages.loading} />
        </output>
      </VisuallyHidden>
      <div className={styles['header']}>
        <Skeleton shape="title" />
        <Skeleton />
      </div>
      <div className={styles['columns']}>
        <div className={styles['form']}>
          <Grid12>
            {spans.map((span, index) => (
              <Grid12.Cell key={`${index}-${span}`} span={span}>
                <div className={styles['field']}>
                  <Skeleton />
                  <Skeleton shape={span === 12 ? 'block' : 'control'} />
                </div>
              </Grid12.Cell>
            ))}
          </Grid12>
        </div>
        <div className={styles['aside']}>
          <Skeleton lines={5} />
        </div>
      </div>
    </div>
  );
}
