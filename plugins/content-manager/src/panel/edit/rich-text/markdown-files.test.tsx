import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MediaFile, UploadHost } from '../../../points.ts';
import { codeOf, editorOf, selectCode, typeCode } from './fixtures/type-code.ts';
import { renderGallery } from '../fixtures/render-gallery.tsx';
import { fakeLibrary, millFile } from './fixtures/fake-library.tsx';

type Library = Parameters<typeof fakeLibrary>[0];

/** Opens the edit view of a new text with a media library. */
async function openStory(upload?: Library) {
  const opened = await renderGallery({
    type: { attributes: { name: { type: 'string' }, story: { type: 'richtext' } } },
    plugins: [fakeLibrary(upload)],
  });
  const story = await screen.findByRole('textbox', { name: 'Story' });
  await waitFor(() => editorOf(story));
  selectCode(story, 0, codeOf(story).length);
  typeCode(story, 'wool');
  return { ...opened, story };
}

/** An upload that ends when the test resolves it. */
function heldUpload() {
  const calls: { host: UploadHost; end: (file: MediaFile) => void; fail: (error: Error) => void }[] = [];
  const upload = (_file: File, host: UploadHost) =>
    new Promise<MediaFile>((resolve, reject) => {
      calls.push({ host, end: resolve, fail: reject });
      host.signal.addEventListener('abort', () => reject(host.signal.reason as Error));
    });
  return { upload, calls };
}

const picture = new File(['x'], 'mill.png', { type: 'image/png' });
const paste = (story: HTMLElement, files: readonly File[], types = ['Files']) =>
  fireEvent.paste(story, { clipboardData: { files, types, getData: () => '' } });

describe('files in Markdown', () => {
  it('are selected in the media library, whatever their type, and inserted at the caret', async () => {
    const { user, story } = await openStory();
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('button', { name: 'Image' }));
    await user.click(
      await screen.findByRole('button', { name: 'Choose from images, videos, files, audios' }),
    );
    expect(codeOf(story)).toBe('wool![The mill](/uploads/mill.png)\n[report.pdf](/uploads/report.pdf)');
    expect(screen.queryByRole('button', { name: /^Choose from/ })).not.toBeInTheDocument();
  });

  it('are uploaded when pasted, and inserted at their position although the text has changed', async () => {
    const { upload, calls } = heldUpload();
    const { story } = await openStory(upload);
    expect(paste(story, [picture])).toBe(false);
    const progress = await screen.findByRole('progressbar', { name: 'Uploading mill.png' });
    act(() => calls[0]?.host.onProgress?.(0.5));
    expect(progress).toHaveValue(0.5);
    selectCode(story, 0);
    typeCode(story, 'red ');
    calls[0]?.end(millFile);
    await waitFor(() => expect(codeOf(story)).toBe('red wool![The mill](/uploads/mill.png)'));
    expect(progress).not.toBeInTheDocument();
  });

  it('can be cancelled, which removes the placeholder', async () => {
    const { upload, calls } = heldUpload();
    const { user, story, notices } = await openStory(upload);
    paste(story, [picture]);
    await user.click(await screen.findByRole('button', { name: 'Cancel the upload of mill.png' }));
    expect(calls[0]?.host.signal.aborted).toBe(true);
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    expect(codeOf(story)).toBe('wool');
    expect(notices()).toEqual([]);
  });

  it('show the reason of a failed upload, and keep the text', async () => {
    const { upload, calls } = heldUpload();
    const { story, notices } = await openStory(upload);
    paste(story, [picture]);
    await screen.findByRole('progressbar');
    calls[0]?.fail(new Error('No room'));
    await waitFor(() => expect(notices()).toHaveLength(1));
    expect(codeOf(story)).toBe('wool');
  });

  it('are not uploaded from pasted text, or without an upload', async () => {
    const { upload, calls } = heldUpload();
    const { story } = await openStory(upload);
    paste(story, [picture], ['text/plain', 'Files']);
    expect(calls).toEqual([]);
  });
});
