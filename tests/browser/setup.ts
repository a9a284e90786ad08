import { jest } from '@jest/globals';

// These tests run a person's whole task in several windows.
jest.setTimeout(240_000);
