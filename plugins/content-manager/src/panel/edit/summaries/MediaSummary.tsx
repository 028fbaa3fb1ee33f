import { fileAddress, useRuntime } from '@admin/shell';
import { Icon } from '@admin/ui';
import { FileIcon } from '@admin/ui/icons';
import { FormattedMessage } from 'react-intl';
import type { FieldEditorProps } from '../editing/field-editor-props.ts';
import { useFormValue } from '../editing/use-form-value.ts';
import { filesOf } from '../values/files-of.ts';
import styles from './MediaSummary.module.css';
import { summaryMessages } from './messages.ts';
import { SummaryCard } from './SummaryCard.tsx';

/** Files: their names, and what they look like where they are pictures. */
export function MediaSummary(props: FieldEditorProps) {
  const { backendUrl } = useRuntime().config;
  const files = filesOf(useFormValue(props.path));
  return (
    <SummaryCard editor={props}>
      {files.length === 0 ? (
        <FormattedMessage {...summaryMessages.noFiles} />
      ) : (
        <ul className={styles['files']}>
          {files.map(({ name, thumbnail }, index) => (
            <li className={styles['file']} key={`${index}-${name}`}>
              {thumbnail === null ? (
                <Icon icon={FileIcon} />
              ) : (
                <img
                  alt=""
                  className={styles['picture']}
                  loading="lazy"
                  src={fileAddress(thumbnail, backendUrl)}
                />
              )}
              <span className={styles['name']}>{name}</span>
            </li>
          ))}
        </ul>
      )}
    </SummaryCard>
  );
}
