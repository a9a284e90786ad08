import { jest } from '@jest/globals';

// Whole ways of a person through several windows.
jest.setTimeout(240_000);
