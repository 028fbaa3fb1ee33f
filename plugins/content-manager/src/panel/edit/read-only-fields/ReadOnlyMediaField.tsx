import { fileAddress } from '@admin/shell';
import { useRuntime } from '@admin/shell/host';
import { Icon } from '@admin/ui';
import { FileIcon } from '@admin/ui/icons';
import { FormattedMessage } from 'react-intl';
import type { FieldEditorProps } from '../editing/field-editor-props.ts';
import { useFormValue } from '../editing/use-form-value.ts';
import { filesOf } from '../values/files-of.ts';
import styles from './ReadOnlyField.module.css';
import { readOnlyMessages } from '../messages.ts';
import { ReadOnlyField } from './ReadOnlyField.tsx';

/** The files of a media field: their names, and thumbnails of pictures. */
export function ReadOnlyMediaField(props: FieldEditorProps) {
  const { backendUrl } = useRuntime().config;
  const files = filesOf(useFormValue(props.path));
  return (
    <ReadOnlyField editor={props}>
      {files.length === 0 ? (
        <FormattedMessage {...readOnlyMessages.noFiles} />
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
    </ReadOnlyField>
  );
}
