// `npm run points`: writes the extension points of the packages with their types, for the inspector.
import { writeFileSync } from 'node:fs';
import { requireNode } from './workspace/node-version.mjs';

requireNode();
const { ensureInstalled } = await import('./workspace/install.mjs');

await ensureInstalled();
const { describePoints, pointsFile, printPoints } = await import('./workspace/points.mjs');
writeFileSync(pointsFile, await printPoints(describePoints()));
