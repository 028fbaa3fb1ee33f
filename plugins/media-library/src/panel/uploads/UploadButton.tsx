import { Button, type ButtonProps, Icon } from '@admin/ui';
import { Upload } from '@admin/ui/icons';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { uploadMessages } from './messages.ts';

export interface UploadButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** The media types in the file dialog of the system; empty for all. */
  readonly accept?: readonly string[];
  /** @defaultValue true */
  readonly multiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

const everyType: readonly string[] = [];

/** Opens the file dialog of the system. */
export function UploadButton({ accept = everyType, multiple = true, onFiles, ...look }: UploadButtonProps) {
  const intl = useIntl();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...look} onClick={() => picker.current?.click()} startIcon={<Icon icon={Upload} />}>
        {intl.formatMessage(uploadMessages.upload)}
      </Button>
      <input
        accept={accept.length === 0 ? undefined : accept.join(',')}
        aria-hidden="true"
        hidden
        multiple={multiple}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Selecting the same file again must fire another event.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
        ref={picker}
        tabIndex={-1}
        type="file"
      />
    </>
  );
}
