// These import each other in a cycle through CommonJS; loaded first and in this order, Jest's module loader copes.
import '@nestjs/common';
import '@nestjs/core';
import '@nestjs/typeorm';
