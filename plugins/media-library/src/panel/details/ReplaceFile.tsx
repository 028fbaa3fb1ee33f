import { errorText, formatValue, httpRef, notifyRef, useService } from '@admin/shell';
import { Banner, Button, ConfirmDialog, Icon, Progress } from '@admin/ui';
import { RefreshCw } from '@admin/ui/icons';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { UploadedFile } from '../../file-schemas.ts';
import { useLibraryClient, fileUsesQuery } from '../calls/library-queries.ts';
import { changeFile } from '../calls/send-file.ts';
import { acceptOf, kindOf } from '../files/file-facts.ts';
import { fileMessages } from './messages.ts';

export interface ReplaceFileProps {
  readonly file: UploadedFile;
  readonly onReplaced: (file: UploadedFile) => void;
}

type State = { readonly share: number } | { readonly error: unknown } | null;

/**
 * Replaces the content of a file and keeps its name. If entries use it, a confirmation follows: they change immediately.
 */
export function ReplaceFile({ file, onReplaced }: ReplaceFileProps) {
  const intl = useIntl();
  const http = useService(httpRef);
  const notify = useService(notifyRef);
  const picker = useRef<HTMLInputElement>(null);
  const sending = useRef<AbortController>(null);
  const [state, setState] = useState<State>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const { data: uses } = useInfiniteQuery(fileUsesQuery(useLibraryClient(), file.id));
  useEffect(() => () => sending.current?.abort(), []);

  const replace = async (content: File): Promise<void> => {
    const controller = new AbortController();
    sending.current = controller;
    setState({ share: 0 });
    try {
      const onProgress = (share: number): void => setState({ share });
      // Without a name, the server would use that of the new file.
      const change = { content, info: { name: file.name } };
      onReplaced(await changeFile(http, file.id, change, { signal: controller.signal, onProgress }));
      setState(null);
      notify({ tone: 'success', title: fileMessages.replaced });
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
        {intl.formatMessage(fileMessages.replace)}
      </Button>
      <input
        accept={acceptOf([kindOf(file)]).join(',') || undefined}
        aria-hidden="true"
        hidden
        onChange={({ target }) => {
          const [content] = target.files ?? [];
          target.value = '';
          if (!content) return;
          if (uses?.total === 0) void replace(content);
          else setChosen(content);
        }}
        ref={picker}
        tabIndex={-1}
        type="file"
      />
      <ConfirmDialog
        body={<p>{intl.formatMessage(fileMessages.replaceBody, { content: chosen?.name ?? '' })}</p>}
        cancelLabel={intl.formatMessage(fileMessages.cancel)}
        confirmLabel={intl.formatMessage(fileMessages.replace)}
        onConfirm={() => {
          if (chosen) void replace(chosen);
          setChosen(null);
        }}
        onOpenChange={(isOpen) => {
          if (!isOpen) setChosen(null);
        }}
        open={chosen !== null}
        title={
          uses
            ? intl.formatMessage(fileMessages.replaceTitle, { count: uses.total })
            : intl.formatMessage(fileMessages.replaceUnknown)
        }
      />
      {isSending && (
        <Progress
          label={intl.formatMessage(fileMessages.replacing, { name: file.name })}
          value={state.share}
        />
      )}
      {state !== null && 'error' in state && (
        <Banner title={intl.formatMessage(fileMessages.replaceFailed)} tone="danger">
          {formatValue(intl, errorText(state.error))}
        </Banner>
      )}
    </>
  );
}
