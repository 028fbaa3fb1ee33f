import { errorText, formatValue, httpRef, notifyRef, useService } from '@admin/shell';
import { Banner, Button, Icon } from '@admin/ui';
import { RefreshCw } from '@admin/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { UploadedFile } from '../../file-shapes.ts';
import { changeFile } from '../calls/send-file.ts';
import { acceptOf, kindOf } from '../files/file-kinds.ts';
import { ProgressBar } from '../uploads/ProgressBar.tsx';
import { fileMessages as say } from './messages.ts';

export interface ReplaceFileProps {
  readonly file: UploadedFile;
  readonly onReplaced: (file: UploadedFile) => void;
}

type State = { readonly share: number } | { readonly error: unknown } | null;

/** Gives a file another content. Its id stays, and entries show the new one. */
export function ReplaceFile({ file, onReplaced }: ReplaceFileProps) {
  const intl = useIntl();
  const http = useService(httpRef);
  const notify = useService(notifyRef);
  const picker = useRef<HTMLInputElement>(null);
  const sending = useRef<AbortController>(null);
  const [state, setState] = useState<State>(null);
  useEffect(() => () => sending.current?.abort(), []);

  const replace = async (content: File): Promise<void> => {
    const controller = new AbortController();
    sending.current = controller;
    setState({ share: 0 });
    try {
      const onProgress = (share: number): void => setState({ share });
      onReplaced(await changeFile(http, file.id, { content }, { signal: controller.signal, onProgress }));
      setState(null);
      notify({ tone: 'success', title: say.replaced });
    } catch (error) {
      if (!controller.signal.aborted) setState({ error });
    }
  };
  const isSending = state !== null && 'share' in state;
  return (
    <>
      <Button
        loading={isSending}
        onClick={() => picker.current?.click()}
        size="small"
        startIcon={<Icon icon={RefreshCw} />}
      >
        {intl.formatMessage(say.replace)}
      </Button>
      <input
        accept={acceptOf([kindOf(file)]).join(',') || undefined}
        aria-hidden="true"
        hidden
        onChange={({ target }) => {
          const [content] = target.files ?? [];
          target.value = '';
          if (content) void replace(content);
        }}
        ref={picker}
        tabIndex={-1}
        type="file"
      />
      {isSending && (
        <ProgressBar label={intl.formatMessage(say.replacing, { name: file.name })} share={state.share} />
      )}
      {state !== null && 'error' in state && (
        <Banner title={intl.formatMessage(say.replaceFailed)} tone="danger">
          {formatValue(intl, errorText(state.error))}
        </Banner>
      )}
    </>
  );
}
