import { Body, Controller, Get, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answers, flag, object, yes } from '../../../../platform/http/answers/answers.js';
import { ClientAddress } from '../../../../platform/http/requests/client.decorator.js';
import { clientKey } from '../../../../platform/http/requests/client-key.js';
import { Public } from '../../../../platform/http/requests/public.decorator.js';
import { ChangePassword } from '../../application/change-password.js';
import { LogIn } from '../../application/log-in.js';
import { LogOut } from '../../application/log-out.js';
import { AccessPolicy } from './access-policy.js';
import { CheckOrigin } from './check-origin.decorator.js';
import { SessionCookie } from './session-cookie.js';
import { ChangePasswordDto, VerifyPasswordDto } from './verify-password.dto.js';

export interface PasswordState {
  changeable: boolean;
}

const PASSWORD_STATE = object<PasswordState>({ changeable: flag });

@ApiTags('admin')
@Controller('api')
export class AdminAuthController {
  constructor(
    private readonly logIn: LogIn,
    private readonly logOut: LogOut,
    private readonly changePassword: ChangePassword,
    private readonly policy: AccessPolicy,
    private readonly cookie: SessionCookie,
  ) {}

  @ApiOperation({ summary: 'Check the settings password; the right one starts an admin session' })
  @Answers(object<{ success: boolean }>({ success: flag }), 'Whether the password was right. If so, the answer sets the session cookie.')
  @ApiResponse({ status: 400, description: 'The password is missing or too long, or the body has other fields.' })
  @ApiResponse({ status: 403, description: 'The request was sent by another site.' })
  @ApiResponse({ status: 415, description: 'The body is not JSON.' })
  @ApiResponse({
    status: 429,
    description: 'Ten wrong passwords came from this address within 15 minutes; Retry-After says when to try again.',
  })
  @Public()
  @CheckOrigin()
  @Header('cache-control', 'no-store')
  @HttpCode(200)
  @Post('verify-settings-password')
  async verifyPassword(
    @Body() { password }: VerifyPasswordDto,
    @ClientAddress() client: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ success: boolean }> {
    const token = await this.logIn.execute({
      password,
      client,
      countedAs: clientKey(client),
      currentToken: this.cookie.read(request),
    });
    if (token === undefined) return { success: false };
    this.cookie.write(request, reply, token);
    return { success: true };
  }

  @ApiOperation({ summary: 'Whether this browser has an admin session' })
  @Answers(object<{ authenticated: boolean }>({ authenticated: flag }), 'Whether there is a valid session.')
  @Public()
  @Header('cache-control', 'no-store')
  @Get('admin/session')
  async session(@Req() request: FastifyRequest): Promise<{ authenticated: boolean }> {
    return { authenticated: await this.policy.isAdmin(request) };
  }

  @ApiOperation({ summary: 'Whether the settings password can be changed here' })
  @Answers(PASSWORD_STATE, 'It cannot be changed if the environment sets it.')
  @Get('admin/password')
  passwordState(): PasswordState {
    return { changeable: this.changePassword.isPossible };
  }

  /** All other sessions end; this one continues. */
  @ApiOperation({ summary: 'Change the settings password' })
  @Answers(object<{ success: true }>({ success: yes }), 'It takes effect at once. The answer sets the cookie of a new session.')
  @ApiResponse({ status: 400, description: 'The present password is wrong, the new one is easily guessed, or the repetition differs.' })
  @ApiResponse({
    status: 409,
    description: 'The environment sets it (SETTINGS_PASSWORD), or somebody else has changed it at the same time.',
  })
  @ApiResponse({
    status: 429,
    description: 'Ten wrong passwords came from this address within 15 minutes; Retry-After says when to try again.',
  })
  @HttpCode(200)
  @Post('admin/password')
  async change(
    @Body() passwords: ChangePasswordDto,
    @ClientAddress() client: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ success: true }> {
    const token = await this.changePassword.execute({ ...passwords, client, countedAs: clientKey(client) });
    this.cookie.write(request, reply, token);
    return { success: true };
  }

  @ApiOperation({ summary: 'End the admin session of this browser, if it has one' })
  @Answers(object<{ success: true }>({ success: yes }), 'The session has ended.')
  @ApiResponse({ status: 403, description: 'The request was sent by another site.' })
  @Public()
  @Header('cache-control', 'no-store')
  @HttpCode(200)
  @Post('admin/logout')
  async logout(
    @ClientAddress() client: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ success: true }> {
    const token = this.cookie.read(request);
    if (token !== undefined) await this.logOut.execute(token, client);
    this.cookie.clear(request, reply);
    return { success: true };
  }
}
