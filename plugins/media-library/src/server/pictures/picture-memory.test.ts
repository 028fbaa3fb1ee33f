import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPictureWorker, type PictureWorker } from './picture-worker.ts';
import { UnreadableFile } from './picture-work.ts';
import { startProcess, type PictureProcess } from './start-process.ts';

const megabyte = 1024 * 1024;

describe('the memory of the picture process', () => {
  let folder: string;
  let worker: PictureWorker | undefined;
  const started: PictureProcess[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
    const create = { width: 6000, height: 4000, channels: 3, background: '#c96' } as const;
    const progressive = await sharp({ create })
      .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
      .toBuffer();
    writeFileSync(path.join(folder, 'progressive.jpg'), progressive);
    writeFileSync(path.join(folder, 'small.jpg'), await sharp(progressive).resize(600).jpeg().toBuffer());
  });
  afterAll(() => {
    worker?.stop();
    rmSync(folder, { recursive: true });
  });

  const open = (memory: { readonly resident: number; readonly data: number }): PictureWorker => {
    worker?.stop();
    started.length = 0;
    worker = createPictureWorker({ warn: () => undefined }, undefined, () => {
      const child = startProcess(memory);
      started.push(child);
      return child;
    });
    return worker;
  };
  const processFile = (name: string) =>
    worker?.process({
      userId: 1,
      source: path.join(folder, name),
      folder,
      versions: [{ name: 'thumbnail', width: 245, height: 156 }],
      sizeOptimization: false,
      autoOrientation: false,
    });
  const isRead = { picture: { versions: [{ width: 234, height: 156 }] } };

  it.runIf(process.platform === 'linux')('is limited by the operating system', async () => {
    open({ resident: 1000 * megabyte, data: 200 * megabyte });
    await expect(processFile('progressive.jpg')).rejects.toBeInstanceOf(UnreadableFile);
    const limits = started.map(({ pid = 0 }) => {
      try {
        return readFileSync(`/proc/${pid}/limits`, 'utf8');
      } catch {
        return 'ended';
      }
    });
    expect(limits.join()).toMatch(/Max data size\s+209715200\s|ended/);
    expect(await processFile('small.jpg')).toMatchObject(isRead);
  });

  it('is measured by the process itself, which ends and is replaced', async () => {
    open({ resident: 120 * megabyte, data: 1000 * megabyte });
    await expect(processFile('progressive.jpg')).rejects.toThrow('it used too much memory');
    expect(await processFile('small.jpg')).toMatchObject(isRead);
  });
});
