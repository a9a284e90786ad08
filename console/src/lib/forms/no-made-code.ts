import * as z from 'zod';

/** The page's policy forbids making code from text, and browsers report even the attempt. */
z.config({ jitless: true });
